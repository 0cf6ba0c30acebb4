declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>
  export = styles
}

declare module '*.css'

/** The part of its code that the site uses; the package has no types. */
declare module 'gatsby-plugin-sharp' {
  import type { Reporter } from 'gatsby'
  import type { IGatsbyImageData } from 'gatsby-plugin-image'

  interface Request {
    file: { absolutePath: string; name: string; extension: string; internal: { contentDigest: string } }
    args: object
    pathPrefix: string
    reporter: Reporter
  }
  export function generateImageData(request: Request): Promise<IGatsbyImageData>
}

/** Code of src/client/boot.ts, bundled by src/node/bootScript.ts. */
declare const __BOOT_SCRIPT__: string
/** Style sheets of the built site, none in `develop`; by src/node/onCreateWebpackConfig.ts. */
declare const __STYLE_SHEETS__: readonly import('./site/appAssets').Asset[]
/** Language of the host; in the boot script only, by src/node/bootScript.ts. */
declare const __SITE_LANGUAGE__: import('./site/languages').Language
/** The application that the boot script starts, null in `develop`, where Gatsby does. */
declare const __APP__: import('./site/appAssets').AppAssets | null

declare module '*.woff2' {
  const url: string
  export default url
}
