import type { ReactNode } from 'react'
import * as styles from './ButtonShape.module.css'

/** A button of the drawn product: dark, so that nobody takes it for one of the page's own. */
export const ButtonShape = ({ children }: { children: ReactNode }) => <span className={styles.button}>{children}</span>
