/* Types of the data that a build hands to its pages through globals (src/globals.d.ts). */

/** A file of the browser bundle with its subresource integrity. */
export interface Asset {
  /** Absolute path on the host. */
  path: string
  integrity: string
}

/** What the boot script needs to start the application. */
export interface AppStart {
  /** Gatsby's hash of the compilation. Page data with another hash belongs to another deployment. */
  hash: string
  /** Scripts that start the application, in their order. */
  scripts: readonly Asset[]
}

/** What pages need for their heads. */
export interface BuiltHead {
  /** Style sheets of the built site, none in `develop`. */
  styleSheets: readonly Asset[]
  /** Colour of the page in each theme; the browser colours its own frame with it. */
  themeColors: Readonly<Record<'light' | 'dark', string>>
  /** Attributes of the scripts of third parties (docs/third-parties.md), none in `develop`. */
  scripts: readonly Readonly<Record<string, string>>[]
}
