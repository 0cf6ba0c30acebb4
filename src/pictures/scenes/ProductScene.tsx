import type { ReactNode } from 'react'
import { ChannelsScene } from './ChannelsScene'
import { ContractScene } from './ContractScene'
import { DeliveryScene } from './DeliveryScene'
import { InvoicesScene } from './InvoicesScene'
import { MassScene } from './MassScene'
import { PaymentScene } from './PaymentScene'
import { QuotationScene } from './QuotationScene'
import type { productScenes } from '../../site/productPictures'

/** The wide picture in the middle of a feature page, by the name of the page's picture. */
const scenes: Readonly<Record<string, (label: string) => ReactNode>> = {
  contract: (label) => <ContractScene label={label} />,
  channels: (label) => <ChannelsScene label={label} />,
  mass: (label) => <MassScene label={label} />,
  delivery: (label) => <DeliveryScene label={label} />,
  quotation: (label) => <QuotationScene label={label} />,
  invoices: (label) => <InvoicesScene label={label} />,
  payment: (label) => <PaymentScene label={label} />,
} satisfies Record<(typeof productScenes)[number], (label: string) => ReactNode>

/** The product doing in depth what a page tells about; throws for a name that no scene has. */
export function ProductScene({ picture, label }: { picture: string; label: string }) {
  const draw = scenes[picture]
  if (!draw) throw new Error(`No scene is named "${picture}". Use one of: ${Object.keys(scenes).join(', ')}.`)
  return draw(label)
}
