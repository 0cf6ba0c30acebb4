/** A flag for each run of the price map: scenery of the pricing page. */
export const RunFlags = () => (
  <>
    <path fill="var(--bench)" d="M172 26h5v92h-5zM240 30h5v92h-5zM308 34h5v92h-5z" />
    <path data-run="0" fill="var(--run)" d="M176 27l44 13-44 13z" />
    <path data-run="1" fill="var(--run)" d="M244 31l44 13-44 13z" />
    <path data-run="2" fill="var(--run)" d="M312 35l44 13-44 13z" />
  </>
)
