import * as styles from './Monogram.module.css'

/** Classes for the colour of the sheet. The letters are readable on all of them. */
const colours = [styles.night, styles.day, styles.dawn, styles.forest]

/** First letters of the first and the last word of a name, in capitals. */
const initialsOf = (name: string) => {
  const words = name.trim().split(/\s+/)
  return [words[0], ...words.slice(1).slice(-1)].map((word) => word?.charAt(0).toLocaleUpperCase('fi')).join('')
}

/** The class for the colour of a name: always the same one for the same name. */
const colourOf = (name: string) =>
  colours[Array.from(name).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 0) % colours.length]!

/**
 * The initials of a person without a photograph, on a sheet with the slope of the brand. Hidden from screen readers.
 */
export const Monogram = ({ name }: { name: string }) => (
  <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true" className={`${styles.monogram} ${colourOf(name)}`}>
    <path fill="var(--sheet)" d="M0 0H44A20 20 0 0 1 64 20V64H20A20 20 0 0 1 0 44z" />
    <path fill="var(--accent)" d="M0 43C16 44 34 57 64 58V64H20A20 20 0 0 1 0 44z" />
    <text x="32" y="38">
      {initialsOf(name)}
    </text>
  </svg>
)
