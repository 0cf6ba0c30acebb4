import { builds } from './builds'
import { clicks } from './clicks'
import { pages } from './pages'

/** A benchmark: timed, so never a test. It gets the words after its name and prints its table. */
export interface Benchmark {
  about: string
  run: (options: readonly string[]) => Promise<void>
}

/** What `npm run bench` can measure. */
export const benchmarks: Readonly<Record<string, Benchmark>> = {
  pages: { about: 'the built pages beside their zero-script twins and the peers that are built', run: pages },
  clicks: { about: 'clicks at every moment of a visit, and warm navigations, with a slow processor', run: clicks },
  builds: {
    about:
      'clean builds and rebuilds after one changed post, with generated posts, beside the peers that are installed',
    run: builds,
  },
}
