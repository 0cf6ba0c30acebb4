import { sleds } from '../../drawings/slope'
import * as styles from './Illustration.module.css'
import { Pine } from './Pine'
import { Shapes } from './Shapes'

const track = 'M-600 170C-300 170-60 196 110 214S420 240 960 226'

/** Tokens for the colours of the mailboxes. */
const boxes = ['lake', 'accent', 'pine', 'ink']

/**
 * A row of mailboxes under snow, and an invoice that slides past. The mailboxes stay in the middle, however wide the
 * picture is.
 */
export const MailboxIllustration = ({ className = '' }: { className?: string }) => (
  <svg
    viewBox="0 0 360 256"
    preserveAspectRatio="xMidYMax"
    aria-hidden="true"
    className={`${styles.drawing} ${styles.picture} ${className}`}
  >
    <circle className={styles.sun} cx="64" cy="78" r="26" />
    <path
      className={styles.fellFar}
      d="M-600 120C-400 40-300 150-200 140S-40 84 60 84 240 150 360 130 520 60 640 60 960 120 960 120V256H-600z"
    />
    <path className={styles.snow} d="M-600 140C-300 150-100 150 60 160S300 176 420 166 800 150 960 160V256H-600z" />
    <Pine x={-150} y={68} scale={0.22} />
    <Pine x={-90} y={98} scale={0.14} />
    <Pine x={460} y={84} scale={0.22} />
    <path className={styles.edge} strokeWidth="9" d="M130 134V180M306 134V180" />
    {boxes.map((colour, index) => (
      <g key={colour} transform={`translate(${112 + 54 * index} 126)`}>
        <path fill={`var(--${colour})`} d="M0 0V-38A21 21 0 0 1 42-38V0z" />
        <path fill="none" stroke="var(--white)" strokeWidth="3" d="M11-20H31" />
        <path
          className={styles.paper}
          d="M-3-42C-6-66 8-67 21-67S48-66 45-42C40-37 36-45 29-45S20-39 13-41 0-37-3-42z"
        />
      </g>
    ))}
    <path fill="var(--bench)" d="M98 126H338V136H98z" />
    <path className={styles.track} strokeWidth="15" d={track} />
    <path className={styles.snowLine} strokeWidth="7" d={track} />
    <g transform="translate(96 200) rotate(6) scale(.3)">
      <Shapes of={sleds.written} />
    </g>
  </svg>
)
