import type { ReactNode } from 'react'
import * as styles from './ButtonShape.module.css'

/** A button of the drawn product; it cannot be pressed. */
export const ButtonShape = ({ children }: { children: ReactNode }) => <p className={styles.button}>{children}</p>
