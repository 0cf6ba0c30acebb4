import { Fragment, type ReactNode } from 'react'

/** A text with optional line breaks between its parts. They change neither copies of the text nor a search in it. */
export const Breakable = ({ parts }: { parts: readonly ReactNode[] }) =>
  parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))

/** An e-mail address with optional line breaks: after its @ and before its full stops. */
export const Email = ({ address }: { address: string }) => (
  <Breakable parts={address.match(/\.?[^@.]*@|\.?[^@.]+/g) ?? [address]} />
)
