/** A link to a telephone number: read in groups, dialled without spaces. */
export const Phone = ({ number }: { number: string }) => <a href={`tel:${number.replaceAll(' ', '')}`}>{number}</a>
