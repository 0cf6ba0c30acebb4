import * as styles from './Monogram.module.css'

/** Light, edge of the snow, place of the sun and foot of the letters; the letters always stand on one ground. */
const variants = [
  { light: 'night', edge: 'M0 47C18 45 30 57 64 56', sun: [46, 53], foot: 38.5 },
  { light: 'day', edge: 'M0 12C14 13 26 22 64 22', sun: [42, 15], foot: 46.5 },
  { light: 'dawn', edge: 'M0 44C22 45 34 55 64 56', sun: [51, 53], foot: 38 },
  { light: 'night', edge: 'M0 57C34 57 48 49 64 42', sun: [20, 55], foot: 38.5 },
  { light: 'day', edge: 'M0 22C24 22 44 16 64 8', sun: [20, 17], foot: 46.5 },
  { light: 'forest', edge: 'M0 10C12 20 36 23 64 19', sun: [39, 17], foot: 46.5 },
] as const

/** First letters of the first and the last word of a name. */
const initialsOf = (name: string) => {
  const words = name.trim().split(/\s+/)
  return [words[0], ...words.slice(1).slice(-1)].map((word) => word?.charAt(0).toLocaleUpperCase('fi')).join('')
}

/** One of the variants, always the same for the same name. */
const variantOf = (name: string) =>
  variants[Array.from(name).reduce((sum, letter) => (sum * 427 + letter.charCodeAt(0)) % 9973, 0) % variants.length]!

/** Initials in a round piece of winter, for people without a picture; says nothing to a screen reader. */
export function Monogram({ name }: { name: string }) {
  const { light, edge, sun, foot } = variantOf(name)
  return (
    <svg
      viewBox="0 0 64 64"
      width="64"
      height="64"
      aria-hidden="true"
      className={`${styles.monogram} ${styles[light]}`}
    >
      <path className={styles.sky} d={`${edge}V-1H0z`} />
      <circle className={styles.sun} cx={sun[0]} cy={sun[1]} r="7.5" />
      <path className={styles.snow} d={`${edge}V65H0z`} />
      <text className={foot > 40 ? styles.low : styles.high} x="32" y={foot}>
        {initialsOf(name)}
      </text>
    </svg>
  )
}
