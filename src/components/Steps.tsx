import type { Titled } from '../content/schemas'
import { StationTrack } from './StationTrack'
import { TitledText } from './TitledText'

/** Numbered steps as stations of a track (StationTrack). */
export const Steps = ({ items }: { items: readonly Titled[] }) => (
  <StationTrack
    stations={items.map(({ title, text }, index) => ({
      key: title,
      disc: index + 1,
      children: <TitledText title={title}>{text}</TitledText>,
    }))}
  />
)
