import { Link } from 'gatsby'
import type { ReactNode } from 'react'

/** A link to a path of this build that is not known in advance, such as the result of a search. */
export const PathLink = ({ path, children }: { path: string; children: ReactNode }) => <Link to={path}>{children}</Link>
