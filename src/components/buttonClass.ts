import * as styles from './Button.module.css'

/** Class of a link that looks like a button. A group of links has one `primary` action; the others are `quiet`. */
export const buttonClass = (kind: 'primary' | 'quiet' = 'primary'): string => `${styles.button} ${styles[kind]}`
