/** Views are small plain data, made again for each snapshot; what prints alike is not drawn again. */
export function isSameView<View>(one: View, other: View): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
