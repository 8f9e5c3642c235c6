export const iconPaths = {
  edit: 'M4 20h4L19 9l-4-4L4 16zM13.5 6.5l4 4',
  delete: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
  test: 'M9 4h6M10 4v6l-5 9h14l-5-9V4M7.5 15h9',
  view: 'M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9',
  more: 'M6 12v.1M12 12v.1M18 12v.1',
  approve: 'm5 12.5 4.5 4.5L19 7.5',
  reject: 'm6 6 12 12M18 6 6 18',
  withdraw: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M6.5 6.5l11 11',
  coupons: 'M4 7h16v3a2 2 0 0 0 0 4v3H4v-3a2 2 0 0 0 0-4zM12 8v2m0 4v2',
  filter: 'M4 6h16M7 12h10M10 18h4',
  columns: 'M4 5h16v14H4zM10 5v14M15 5v14',
  views: 'M7 4h10v16l-5-4-5 4z',
  pull: 'M12 4v11M7 10l5 5 5-5M5 20h14',
  recent: 'M4 5v5h5M4.5 10a8 8 0 1 1-.5 4M12 8v4l3 2',
  previous: 'm6 14 6-6 6 6',
  next: 'm6 10 6 6 6-6',
} as const

export type Drawing = keyof typeof iconPaths
