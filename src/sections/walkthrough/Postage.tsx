import { sent } from './followedInvoice'

const [year, month, day] = sent.split('-').map(Number)

/** The stamp of a letter under its postmark, which has the day in figures. */
export const Postage = () => (
  <svg viewBox="0 0 152 76" fill="none" aria-hidden="true">
    <path
      fill="var(--accent)"
      stroke="var(--surface)"
      strokeWidth="5"
      strokeDasharray="0 8"
      strokeLinecap="round"
      d="M92 2h56v72h-56z"
    />
    <path fill="var(--white)" d="M98 24c20 0 26 32 44 34v10h-44z" />
    <g stroke="var(--text)" strokeWidth="1.5">
      <circle cx="38" cy="38" r="35" />
      <circle cx="38" cy="38" r="24" />
      <path d="M74 20c12-9 18 9 30 0s18 9 36 0M78 32c12-9 18 9 30 0s18 9 32 0M78 44c12-9 18 9 30 0s18 9 32 0M74 56c12-9 18 9 30 0s18 9 36 0" />
    </g>
    <text x="38" y="42" fill="var(--text)" fontSize="11" textAnchor="middle">
      {`${day}.${month}.${year! % 100}`}
    </text>
  </svg>
)
