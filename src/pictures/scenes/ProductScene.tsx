import type { ComponentType } from 'react'
import type { ProductPictureName } from '../../site/product/productPictures'
import { ChannelsScene } from './ChannelsScene'
import { ContractScene } from './ContractScene'
import { DeliveryScene } from './DeliveryScene'
import { InvoicesScene } from './InvoicesScene'
import { MassScene } from './MassScene'
import { PaymentScene } from './PaymentScene'
import { QuotationScene } from './QuotationScene'

/**
 * Scenes by the name of the page's picture. In one table with the pictures, the front page would load the scenes too
 * (2 kB).
 */
const scenes: Readonly<Record<ProductPictureName, ComponentType<{ label: string }>>> = {
  contract: ContractScene,
  channels: ChannelsScene,
  mass: MassScene,
  delivery: DeliveryScene,
  quotation: QuotationScene,
  invoices: InvoicesScene,
  payment: PaymentScene,
}

/** The scene of a feature page: the wide picture in its middle. */
export function ProductScene({ picture, label }: { picture: ProductPictureName; label: string }) {
  const Scene = scenes[picture]
  return <Scene label={label} />
}
