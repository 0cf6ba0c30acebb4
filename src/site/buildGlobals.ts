/* What only a build knows and hands to the pages: the types of the globals in src/globals.d.ts. */

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

/** What pages need for their heads. */
export interface BuiltHead {
  /** Style sheets of the built site, none in `develop`. */
  styleSheets: readonly Asset[]
  /** Colour of the page in each theme, for the browser's frame. */
  themeColors: Readonly<Record<'light' | 'dark', string>>
  /** Attributes of the scripts of third parties (docs/third-parties.md), none in `develop`. */
  scripts: readonly Readonly<Record<string, string>>[]
}
