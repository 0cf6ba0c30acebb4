import type { Asset } from './appAssets'

/** What only the build knows of a head: webpack hands it to the prerendering (`onCreateWebpackConfig.ts`). */
export interface BuiltHead {
  /** Style sheets of the built site, none in `develop`. */
  styleSheets: readonly Asset[]
  /** Colour of the page in each theme, for the browser's frame. */
  themeColors: Readonly<Record<'light' | 'dark', string>>
  /** Attributes of the scripts of third parties (docs/third-parties.md), none in `develop`. */
  scripts: readonly Readonly<Record<string, string>>[]
}
