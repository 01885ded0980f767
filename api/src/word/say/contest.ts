/** A cup, a knock-out, or a group: “Vòng bảng · A”. */
export const sayContest = ({ name, group }: { readonly name: string; readonly group: string | null }): string =>
  group === null ? name : `${name} · ${group}`;
