import type { ReactNode } from 'react'
import * as styles from './ButtonShape.module.css'

/** A drawn button of the product. It is dark, so that nobody takes it for a button of the page. */
export const ButtonShape = ({ children }: { children: ReactNode }) => <span className={styles.button}>{children}</span>
