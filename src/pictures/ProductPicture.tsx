import type { ComponentType } from 'react'
import type { ProductPictureName } from '../site/product/productPictures'
import { ChannelsPicture } from './ChannelsPicture'
import { ContractPicture } from './ContractPicture'
import { DeliveryPicture } from './DeliveryPicture'
import { InvoicesPicture } from './InvoicesPicture'
import { MassPicture } from './MassPicture'
import { PaymentPicture } from './PaymentPicture'
import { QuotationPicture } from './QuotationPicture'

const pictures: Readonly<Record<ProductPictureName, ComponentType<{ label: string }>>> = {
  contract: ContractPicture,
  channels: ChannelsPicture,
  mass: MassPicture,
  delivery: DeliveryPicture,
  quotation: QuotationPicture,
  invoices: InvoicesPicture,
  payment: PaymentPicture,
}

/** The product picture of a page, by its name. */
export function ProductPicture({ picture, label }: { picture: ProductPictureName; label: string }) {
  const Drawn = pictures[picture]
  return <Drawn label={label} />
}
