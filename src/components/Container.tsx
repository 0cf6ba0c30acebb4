import type { ReactNode } from 'react'
import * as styles from './Container.module.css'

/** The width of the site, with room at both sides and below. */
export const Container = ({ children }: { children: ReactNode }) => <div className={styles.container}>{children}</div>
