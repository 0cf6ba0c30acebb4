declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>
  export = styles
}

declare module '*.css'

/** Code of src/client/boot/boot.ts, bundled by src/build/app/bootScript.ts. */
declare const __BOOT_SCRIPT__: string
/** What every head of a host has alike; while prerendering only, by src/build/hooks/onCreateWebpackConfig.ts. */
declare const __HEAD__: import('./site/buildGlobals').BuiltHead
/** Language of the host; in the boot script only, by src/build/app/bootScript.ts. */
declare const __HOST_LANGUAGE__: import('./site/languages').Language
/** The application that the boot script starts, null in `develop`, where Gatsby does. */
declare const __APP__: import('./site/buildGlobals').AppStart | null

declare module '*.woff2' {
  const url: string
  export default url
}

/** The part of the plugin that the site uses, which comes without types. */
declare module 'gatsby-plugin-sharp' {
  import type { IGatsbyImageData } from 'gatsby-plugin-image'

  /** A file, as far as images are made of it. */
  export interface SharpFile {
    absolutePath: string
    extension: string
    internal: { contentDigest: string }
  }

  /** What an image's `<picture>` says, complete. */
  export interface SharpImageData extends IGatsbyImageData {
    images: {
      sources: { type: string; srcSet: string; sizes: string }[]
      fallback: { src: string; srcSet: string; sizes: string }
    }
  }

  /** Sizes and formats of an image; the files are made by a job of Gatsby. */
  export function generateImageData(args: {
    file: SharpFile
    args: {
      width: number
      height?: number
      aspectRatio?: number
      breakpoints?: readonly number[]
      formats: readonly string[]
    }
    reporter: typeof import('gatsby/reporter').default
  }): Promise<SharpImageData>
}

/** Cuts a font to the characters of a text; the package has no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2'
      variationAxes: Record<string, { min: number; max: number }>
      keepFeatures: readonly string[]
    },
  ): Promise<Buffer>
}
