import type { AppAssets, Asset } from '../site/appAssets'
import { setStartGlobals } from './gatsbyInternals'
import { whenIdle } from './whenIdle'

/** Milliseconds that a script waits at most for a visitor who is busy. */
const idleLimit = 300

function add(name: 'link' | 'script', attributes: object): void {
  document.head.append(Object.assign(document.createElement(name), attributes))
}

/** Runs scripts one after the other, and between two of them whatever the visitor wants. */
function run([first, ...others]: readonly Asset[]): void {
  if (first)
    add('script', { src: first.path, integrity: first.integrity, onload: () => whenIdle(() => run(others), idleLimit) })
}

/** Fetches the application's scripts at once and starts them in turn: what Gatsby would print into every page, added when it is wanted. */
export function loadApp(app: AppAssets): void {
  const { scripts } = app
  setStartGlobals(app)
  for (const { path, integrity } of scripts) add('link', { rel: 'preload', as: 'script', href: path, integrity })
  run(scripts)
}
