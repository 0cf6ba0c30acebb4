/** The parts of Gatsby's webpack configuration that this folder changes. */
export interface WebpackConfig {
  cache?: object
  plugins?: (object & { options?: { ignoreOrder?: boolean } })[]
  module?: { rules?: WebpackRule[] }
  optimization?: { minimizer?: unknown[] }
}

export interface WebpackRule {
  test?: RegExp
  include?: (path: string) => boolean
  use?: unknown
  oneOf?: WebpackRule[]
}
