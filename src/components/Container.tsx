import type { ReactNode } from 'react'
import * as band from './Band.module.css'

/** The width of the site, with room at both sides and below. */
export const Container = ({ children }: { children: ReactNode }) => (
  <div className={`${band.inner} ${band.tight}`}>{children}</div>
)
