import type { ReactNode } from 'react'
import * as band from './Bands.module.css'

/** A block of the site's width, with room at both sides and below. */
export const Container = ({ children }: { children: ReactNode }) => (
  <div className={`${band.inner} ${band.tight}`}>{children}</div>
)
