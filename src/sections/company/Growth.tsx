import { foundingId } from '../../site/idsOfContent'
import data from '../../../content/company.json'
import { company } from '../../../content/site.json'
import { Band } from '../../components/Band'
import { Snowball } from '../../components/illustrations/Snowball'
import { TitledText } from '../../components/TitledText'
import { besideRow, slopeUnder, snowballs, steepSlope } from '../../drawings/snowball'
import { useCopy } from '../../i18n/useCopy'
import * as illustration from '../../components/illustrations/Illustration.module.css'
import * as styles from './Growth.module.css'

const milestones = [{ id: foundingId, year: company.founded }, ...data.milestones]
const balls = snowballs(milestones.map(({ year }) => year))
const rem = (pixels: number) => `${pixels / 16}rem`

/** The milestones of the company as a snowball that rolls down a slope and grows with the years. */
export function Growth() {
  const copy = useCopy('company')
  return (
    <Band id="growth" title={copy('growth.title')} lead={copy('growth.lead')} ground={styles.air}>
      <div className={`${illustration.drawing} ${styles.view}`}>
        <svg aria-hidden="true" className={styles.slopes}>
          <g className={styles.slope}>
            <circle className={illustration.sun} cx="70%" cy="43" r="56" />
            <svg viewBox="0 0 100 320" height="20rem" preserveAspectRatio="none" overflow="visible">
              <path className={styles.fell} d="M30 320C52 310 60 70 78 52S104 116 118 108 150 60 180 60V320z" />
              <path className={styles.snow} d={slopeUnder()} />
            </svg>
          </g>
          <svg
            viewBox={`0 0 50 ${100 * milestones.length}`}
            width="50em"
            preserveAspectRatio="none"
            overflow="visible"
            className={styles.steep}
          >
            <path className={styles.snow} d={steepSlope(milestones.length)} />
          </svg>
        </svg>
        <ol className={styles.milestones}>
          {milestones.map(({ id, year }, index) => (
            <li key={id} className={styles.milestone}>
              <svg
                width={`${besideRow(index + 0.5)}em`}
                height={rem(balls[index]!.foot - 2 * balls[index]!.radius)}
                className={styles.drop}
              />
              <span className={styles.ball}>
                <Snowball radius={balls[index]!.radius} sheets={index + 1} />
              </span>
              <div className={styles.words}>
                <span className={styles.year}>{year}</span>
                <TitledText title={copy(`growth.milestone.${id}.title`)}>
                  {copy(`growth.milestone.${id}.text`)}
                </TitledText>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  )
}
