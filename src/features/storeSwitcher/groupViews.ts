interface View {
  code: string;
  name: string;
  groupCode: string;
  groupName: string;
  sortOrder: number;
}

/** Groups the store views by store group; the views within a group are sorted by sort order. */
export function groupViews<Kind extends View>(views: readonly Kind[]) {
  const groups = new Map<string, { code: string; name: string; views: Kind[] }>();
  for (const view of views.toSorted((a, b) => a.sortOrder - b.sortOrder)) {
    const group = groups.get(view.groupCode);
    if (group) group.views.push(view);
    else groups.set(view.groupCode, { code: view.groupCode, name: view.groupName, views: [view] });
  }
  return [...groups.values()];
}
