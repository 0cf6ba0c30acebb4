import * as styles from './Monogram.module.css'

/** Colours of the sheet; the letters can be read on all of them. */
const lights = [styles.night, styles.day, styles.dawn, styles.forest]

/** First letters of the first and the last word of a name. */
const initialsOf = (name: string) => {
  const words = name.trim().split(/\s+/)
  return [words[0], ...words.slice(1).slice(-1)].map((word) => word?.charAt(0).toLocaleUpperCase('fi')).join('')
}

/** One of the colours, always the same for the same name. */
const lightOf = (name: string) =>
  lights[Array.from(name).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 0) % lights.length]!

/**
 * Initials on a sheet whose foot is the slope of the brand, for people without a picture; says nothing to a screen
 * reader.
 */
export const Monogram = ({ name }: { name: string }) => (
  <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true" className={`${styles.monogram} ${lightOf(name)}`}>
    <path className={styles.sheet} d="M0 0H44A20 20 0 0 1 64 20V64H20A20 20 0 0 1 0 44z" />
    <path className={styles.slope} d="M0 43C16 44 34 57 64 58V64H20A20 20 0 0 1 0 44z" />
    <text x="32" y="38">
      {initialsOf(name)}
    </text>
  </svg>
)
