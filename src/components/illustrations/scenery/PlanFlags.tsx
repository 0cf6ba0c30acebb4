/** A flag in the colour of each plan: scenery of the pricing page. */
export const PlanFlags = () =>
  [0, 1, 2].map((tier) => (
    <g key={tier} data-tier={tier} transform={`translate(${68 * tier} ${4 * tier})`}>
      <path fill="var(--bench)" d="M172 26h5v92h-5z" />
      <path fill="var(--tier)" d="M176 27l44 13-44 13z" />
    </g>
  ))
