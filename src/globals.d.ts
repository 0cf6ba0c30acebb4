declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>
  export = styles
}

declare module '*.css'

/** Code of src/client/boot.ts, bundled by src/node/onCreateWebpackConfig.ts. */
declare const __BOOT_SCRIPT__: string
/** Digest of the style sheets, by src/node/digest.ts. */
declare const __STYLES_DIGEST__: string

declare module '*.woff2' {
  const url: string
  export default url
}
