import type { ReactNode } from 'react'
import type { productPictures } from '../site/productPictures'
import { ChannelsPicture } from './ChannelsPicture'
import { ContractPicture } from './ContractPicture'
import { DeliveryPicture } from './DeliveryPicture'
import { InvoicesPicture } from './InvoicesPicture'
import { MassPicture } from './MassPicture'
import { PaymentPicture } from './PaymentPicture'
import { QuotationPicture } from './QuotationPicture'

/** Pictures that a row of `content/pages.json` may name. */
const pictures: Readonly<Record<string, (label: string) => ReactNode>> = {
  contract: (label) => <ContractPicture label={label} />,
  channels: (label) => <ChannelsPicture label={label} />,
  mass: (label) => <MassPicture label={label} />,
  delivery: (label) => <DeliveryPicture label={label} />,
  quotation: (label) => <QuotationPicture label={label} />,
  invoices: (label) => <InvoicesPicture label={label} />,
  live: (label) => <InvoicesPicture label={label} live />,
  payment: (label) => <PaymentPicture label={label} />,
} satisfies Record<(typeof productPictures)[number], (label: string) => ReactNode>

/** The product doing what a page tells about; throws for a name that no picture has. */
export function ProductPicture({ picture, label }: { picture: string; label: string }) {
  const draw = pictures[picture]
  if (!draw) throw new Error(`No picture is named "${picture}". Use one of: ${Object.keys(pictures).join(', ')}.`)
  return draw(label)
}
