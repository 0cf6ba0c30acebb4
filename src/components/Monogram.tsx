import * as styles from './Monogram.module.css'

/** Classes for the colour of the sheet. The letters are readable on all of them. */
const colours = [styles.night, styles.day, styles.dawn, styles.forest]

/** First letters of the first and the last word of a name, in capitals. */
const initialsOf = (name: string) => name.replace(/^(\S)(.*\s(\S))?.*/, '$1$3').toLocaleUpperCase('fi')

/** The class for the colour of a name: always the same one for the same name. */
const colourOf = (name: string) =>
  colours[name.split('').reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 0) % colours.length]!

interface Props {
  /** Name of the person, or of the company. */
  name: string
  /** Path of the company's mark, 48 units wide and high, instead of initials. */
  sign?: string | undefined
}

/**
 * The initials of a person without a photograph, or the mark of a company, on a sheet with the slope of the brand.
 * Hidden from screen readers.
 */
export const Monogram = ({ name, sign }: Props) => (
  <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true" className={`${styles.monogram} ${colourOf(name)}`}>
    <path fill="var(--sheet)" d="M0 0H44A20 20 0 0 1 64 20V62L0 44z" />
    <path fill="var(--accent)" d="M0 43C16 44 34 57 64 58V64H20A20 20 0 0 1 0 44z" />
    {sign ? (
      <path fillRule="evenodd" transform="translate(14 8)scale(.75)" d={sign} />
    ) : (
      <text x="32" y="38">
        {initialsOf(name)}
      </text>
    )}
  </svg>
)
