import * as styles from './Button.module.css'

/** Class of a link that looks like a button: one `primary` action in a place, the others `quiet`. */
export const buttonClass = (kind: 'primary' | 'quiet' = 'primary'): string => `${styles.button} ${styles[kind]}`
