import { Band } from '../../components/Band'
import { Benefits } from '../../components/Benefits'
import { ChapterPicture } from '../../components/ChapterPicture'
import { CoffeePot } from '../../components/illustrations/CoffeePot'
import { useCopy } from '../../i18n/useCopy'

const values = ['clarity', 'calm', 'honesty', 'care'] as const

/** The values of the company. */
export function CompanyValues() {
  const copy = useCopy('company')
  return (
    <Band
      id="values"
      title={copy('values.title')}
      split
      below={
        <ChapterPicture>
          <CoffeePot />
        </ChapterPicture>
      }
    >
      <Benefits
        items={values.map((id) => ({
          title: copy(`values.items.${id}.title`),
          text: copy(`values.items.${id}.text`),
        }))}
      />
    </Band>
  )
}
