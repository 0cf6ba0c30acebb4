import type { ReactNode } from 'react'
import * as styles from './ChapterPicture.module.css'

/** A picture below the heading of a band, whose rows stand beside both from a tablet on. */
export const ChapterPicture = ({ children }: { children: ReactNode }) => (
  <div className={styles.picture}>{children}</div>
)
