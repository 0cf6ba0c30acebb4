/** A flag in the colour of each plan: scenery of the pricing page. */
export const PlanFlags = () => (
  <>
    <path fill="var(--bench)" d="M172 26h5v92h-5zM240 30h5v92h-5zM308 34h5v92h-5z" />
    <path data-tier="0" fill="var(--tier)" d="M176 27l44 13-44 13z" />
    <path data-tier="1" fill="var(--tier)" d="M244 31l44 13-44 13z" />
    <path data-tier="2" fill="var(--tier)" d="M312 35l44 13-44 13z" />
  </>
)
