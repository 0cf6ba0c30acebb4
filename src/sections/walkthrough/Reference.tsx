import * as payment from '../../pictures/PaymentPicture.module.css'

/** The number by which a payment finds its invoice, marked wherever it stands. */
export const Reference = ({ children }: { children: string }) => <b className={payment.reference}>{children}</b>
