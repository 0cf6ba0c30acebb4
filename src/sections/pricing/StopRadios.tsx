import { useCurrentPage } from '../../i18n/CurrentPage'
import { formatNumber } from '../../site/format'
import { IndexRadios } from '../shared/IndexRadios'

interface Props {
  legend: string
  name: string
  /** Numbers to choose from. */
  stops: readonly number[]
  /** Index of the number that is chosen at first. */
  first: number
}

/** A choice of numbers. */
export function StopRadios({ stops, ...rest }: Props) {
  const { language } = useCurrentPage()
  return <IndexRadios {...rest} asks="map" words={stops.map((stop) => formatNumber(stop, language))} />
}
