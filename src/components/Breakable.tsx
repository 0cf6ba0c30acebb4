import { Fragment, type ReactNode } from 'react'

/** A text that may be broken between its parts, and is copied and searched as if it were one. */
export const Breakable = ({ parts }: { parts: readonly ReactNode[] }) =>
  parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))

/** An e-mail address, which may be broken behind its @ and before its full stops only, and is copied as it is. */
export const Email = ({ address }: { address: string }) => (
  <Breakable parts={address.match(/\.?[^@.]*@|\.?[^@.]+/g) ?? [address]} />
)
