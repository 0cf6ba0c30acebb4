declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>
  export = styles
}

declare module '*.css'

/** Code of src/client/boot.ts, bundled by src/build/app/bootScript.ts. */
declare const __BOOT_SCRIPT__: string
/** What every head of a host has alike; while prerendering only, by src/build/hooks/onCreateWebpackConfig.ts. */
declare const __HEAD__: import('./site/builtHead').BuiltHead
/** Language of the host; in the boot script only, by src/build/app/bootScript.ts. */
declare const __SITE_LANGUAGE__: import('./site/languages').Language
/** The application that the boot script starts, null in `develop`, where Gatsby does. */
declare const __APP__: import('./site/appAssets').AppAssets | null

declare module '*.woff2' {
  const url: string
  export default url
}
