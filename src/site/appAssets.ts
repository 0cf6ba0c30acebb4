/** A file of the browser bundle with its subresource integrity. */
export interface Asset {
  /** Absolute path on the host. */
  path: string
  integrity: string
}

/** What the boot script needs to start the application. */
export interface AppStart {
  /** Gatsby's name for the compilation; page data that names another one belongs to another deployment. */
  hash: string
  /** Scripts that start the application, in their order. */
  scripts: readonly Asset[]
}

/** The browser bundle, as far as pages name its files. */
export interface AppAssets extends AppStart {
  styles: readonly Asset[]
}
