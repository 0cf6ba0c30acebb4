import type { ReactNode } from 'react'
import * as band from './Bands.module.css'

/** The width of the site, with room at both sides and below. */
export const Container = ({ children }: { children: ReactNode }) => (
  <div className={`${band.inner} ${band.tight}`}>{children}</div>
)
