/** A file of the browser bundle with its subresource integrity. */
export interface Asset {
  /** Absolute path on the host. */
  path: string
  integrity: string
}

/** The browser bundle, as the pages and the boot script have to know it. */
export interface AppAssets {
  /** Gatsby's name for the compilation; page data that names another one belongs to another deployment. */
  hash: string
  /** Scripts that start the application, in their order. */
  scripts: readonly Asset[]
  styles: readonly Asset[]
  /** Paths of the scripts of each page template, by Gatsby's name for it. */
  chunks: Readonly<Record<string, readonly string[]>>
}
