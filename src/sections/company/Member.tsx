import type { ReactNode } from 'react'
import { Monogram } from '../../components/Monogram'
import { TitledText } from '../../components/TitledText'
import * as styles from './Member.module.css'

/** A person of the team in a list, with monogram. */
export const Member = ({ name, title, children }: { name: string; title: ReactNode; children: ReactNode }) => (
  <li className={styles.member}>
    <Monogram name={name} />
    <TitledText title={title}>{children}</TitledText>
  </li>
)
