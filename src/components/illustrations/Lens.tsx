/** A magnifying glass, as large as the letters beside it. */
export const Lens = () => (
  <svg
    viewBox="0 0 20 20"
    width="18"
    height="18"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.4"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <circle cx="8.5" cy="8.5" r="5.8" />
    <path d="m13 13 5 5" />
  </svg>
)
