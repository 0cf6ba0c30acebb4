import { Fragment } from 'react'

/** An e-mail address, which may be broken behind its @ and before its full stops only, and is copied as it is. */
export const Email = ({ address }: { address: string }) =>
  address.split(/(?<=@)|(?=\.)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
