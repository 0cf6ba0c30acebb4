import { EmptyIllustration } from './illustrations/EmptyIllustration'
import * as styles from './EmptyList.module.css'

/** What a list shows that has nothing in it yet. */
export const EmptyList = ({ text }: { text: string }) => (
  <div className={styles.empty}>
    <EmptyIllustration />
    <p>{text}</p>
  </div>
)
